import { Heart } from 'lucide-react';
import { useHeart } from './api/hearts.ts';
import { texts } from './texts.ts';

interface HeartButtonProps {
  id: string;
  name: string;
  /** It has been given. */
  onLike?: () => void;
}

/** Likes a song, or no longer. It stands wherever a song does. */
export function HeartButton({ id, name, onLike }: HeartButtonProps) {
  const { isLiked, change } = useHeart(id);
  return (
    <button
      type="button"
      aria-label={texts.like(name)}
      aria-pressed={isLiked}
      className={`icon-button ${isLiked ? 'text-accent' : ''}`}
      onClick={() => {
        change(!isLiked);
        if (!isLiked) onLike?.();
      }}
    >
      <Heart size={20} aria-hidden fill={isLiked ? 'currentColor' : 'none'} />
    </button>
  );
}
