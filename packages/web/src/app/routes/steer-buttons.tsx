import { Ban, Sparkles } from 'lucide-react';

const texts = { moreLike: 'More like this', notThis: 'Not this' } as const;

interface SteerButtonsProps {
  /** Whether the track is out already: the buttons stay, so that the focus does not get lost, and do nothing. */
  isOut?: boolean;
  onMoreLike: () => void;
  onNotThis: () => void;
}

/** What a listener may say of a track to the mix or the station it is of. */
export function SteerButtons({ isOut = false, onMoreLike, onNotThis }: SteerButtonsProps) {
  return (
    <>
      <button type="button" className="button button-quiet" aria-disabled={isOut} onClick={onMoreLike}>
        <Sparkles size={16} aria-hidden />
        {texts.moreLike}
      </button>
      <button type="button" className="button button-quiet" aria-disabled={isOut} onClick={onNotThis}>
        <Ban size={16} aria-hidden />
        {texts.notThis}
      </button>
    </>
  );
}
