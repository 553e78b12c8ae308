import { Heart } from 'lucide-react';
import { useHeart } from './api/hearts.ts';
import { texts } from './texts.ts';

interface HeartButtonProps {
  id: string;
  name: string;
  /** Shown beside the heart. */
  words?: string | undefined;
  /** It has been given. */
  onLike?: () => void;
  /** A pointer or the focus has come to it. */
  onReach?: () => void;
}

/** Likes a song, or no longer. It stands wherever a song does. */
export function HeartButton({ id, name, words, onLike, onReach }: HeartButtonProps) {
  const { isLiked, change } = useHeart(id);
  return (
    <button
      type="button"
      aria-label={texts.like(name)}
      aria-pressed={isLiked}
      className={`${words === undefined ? 'icon-button' : 'button button-quiet'} ${isLiked ? 'text-accent' : ''}`}
      onPointerEnter={onReach}
      onFocus={onReach}
      onClick={() => {
        change(!isLiked);
        if (!isLiked) onLike?.();
      }}
    >
      <Heart size={words === undefined ? 20 : 16} aria-hidden fill={isLiked ? 'currentColor' : 'none'} />
      {words}
    </button>
  );
}
