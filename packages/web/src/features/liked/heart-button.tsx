import { Heart } from 'lucide-react';
import { useHeart } from './api/hearts.ts';
import { texts } from './texts.ts';

/** Likes a song, or no longer. It stands wherever a song does. */
export function HeartButton({ id, name }: { id: string; name: string }) {
  const { isLiked, change } = useHeart(id);
  return (
    <button
      type="button"
      aria-label={texts.like(name)}
      aria-pressed={isLiked}
      className={`icon-button ${isLiked ? 'text-accent' : ''}`}
      onClick={() => change(!isLiked)}
    >
      <Heart size={20} aria-hidden fill={isLiked ? 'currentColor' : 'none'} />
    </button>
  );
}
