import { type AffectPoint, type Brief, moodTargets } from '@attune/contract';
import {
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { moodLooks, moodsInOrder } from '../../../components/moods.ts';
import { feelingWords, musicWords } from './affect-words.ts';
import { texts } from './texts.ts';

interface AffectFieldProps {
  feeling: AffectPoint;
  target: AffectPoint;
  path: Brief['path'];
  isDisabled: boolean;
  /** Called once the point rests. */
  onMove: (target: AffectPoint) => void;
}

/** So long a point that keys move has to rest before it counts. */
const restMs = 500;
const smallStep = 0.05;
const largeStep = 0.2;

const within01 = (value: number) => Math.min(1, Math.max(0, value));
/** Two digits are more than a hand can aim at. */
const rounded = (value: number) => Math.round(within01(value) * 100) / 100;

const keySteps: Readonly<Record<string, readonly [valence: number, energy: number]>> = {
  ArrowLeft: [-smallStep, 0],
  ArrowRight: [smallStep, 0],
  ArrowUp: [0, smallStep],
  ArrowDown: [0, -smallStep],
  Home: [-largeStep, 0],
  End: [largeStep, 0],
  PageUp: [0, largeStep],
  PageDown: [0, -largeStep],
};

const placeOf = ({ valence, energy }: AffectPoint) => ({
  left: `${valence * 100}%`,
  top: `${(1 - energy) * 100}%`,
});

/**
 * The plane of feelings, sombre to bright and gentle to wild, with where the listener is and where the music leads. The
 * point can be dragged; for keys and screen readers it is two sliders in one place, each of which moves both ways.
 */
export function AffectField({ feeling, target, path, isDisabled, onMove }: AffectFieldProps) {
  const id = useId();
  const field = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const { shown, hold, release } = useRestingPoint(target, onMove);

  const pointAt = ({ clientX, clientY }: PointerEvent): AffectPoint => {
    const box = field.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return shown;
    return {
      valence: rounded((clientX - box.left) / box.width),
      energy: rounded(1 - (clientY - box.top) / box.height),
    };
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (isDisabled || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    slider.current?.focus({ preventScroll: true });
    hold(pointAt(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) hold(pointAt(event));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (step === undefined || isDisabled) return;
    event.preventDefault();
    const [valence, energy] = step;
    hold({ valence: rounded(shown.valence + valence), energy: rounded(shown.energy + energy) }, restMs);
  };
  const sliderOf = (axis: keyof AffectPoint, label: string) => ({
    type: 'range',
    min: 0,
    max: 100,
    step: 1,
    disabled: isDisabled,
    'aria-label': label,
    'aria-valuetext': `${musicWords(shown)}, ${Math.round(shown[axis] * 100)}`,
    'aria-describedby': `${id}-hint`,
    value: Math.round(shown[axis] * 100),
    onKeyDown,
    onBlur: release,
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      hold({ ...shown, [axis]: Number(value) / 100 }, restMs),
  });

  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="brief-title">{texts.field}</legend>
      <div
        ref={field}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
        className="affect-field"
        data-disabled={isDisabled}
      >
        {moodsInOrder.map((mood) => {
          const { icon: Icon } = moodLooks[mood];
          return (
            <span
              key={mood}
              aria-hidden
              data-tone={mood}
              className="affect-mood"
              style={placeOf(moodTargets[mood])}
            >
              <Icon size={16} />
            </span>
          );
        })}
        <span aria-hidden className="affect-axis top-1.5 left-1/3 -translate-x-1/2">
          {texts.axis.wild}
        </span>
        <span aria-hidden className="affect-axis bottom-1.5 left-1/3 -translate-x-1/2">
          {texts.axis.gentle}
        </span>
        <span aria-hidden className="affect-axis top-1/2 left-2 -translate-y-1/2">
          {texts.axis.dark}
        </span>
        <span aria-hidden className="affect-axis top-1/2 right-2 -translate-y-1/2">
          {texts.axis.bright}
        </span>
        <svg aria-hidden className="affect-way" preserveAspectRatio="none" viewBox="0 0 100 100">
          <line
            x1={feeling.valence * 100}
            y1={(1 - feeling.energy) * 100}
            x2={shown.valence * 100}
            y2={(1 - shown.energy) * 100}
            data-path={path}
          />
        </svg>
        <span aria-hidden className="affect-feeling" style={placeOf(feeling)} />
        <span className="affect-target" style={placeOf(shown)}>
          <input ref={slider} {...sliderOf('valence', texts.brightness)} />
          <input tabIndex={-1} {...sliderOf('energy', texts.energy)} />
        </span>
      </div>
      <p id={`${id}-hint`} className="sr-only">
        {texts.fieldHint}
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-xs">
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="affect-key affect-feeling" />
          {texts.feeling(feelingWords(feeling))}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="affect-key affect-target" />
          {texts.target(musicWords(shown))}
        </span>
      </p>
    </fieldset>
  );
}

/** A point that follows the hand, and counts once it rests. */
function useRestingPoint(target: AffectPoint, onMove: (target: AffectPoint) => void) {
  const [held, setHeld] = useState<AffectPoint | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ held, target, onMove });
  useEffect(() => {
    latest.current = { ...latest.current, target, onMove };
  }, [target, onMove]);

  const release = useCallback(() => {
    clearTimeout(timer.current);
    const { held: point, target: before, onMove: move } = latest.current;
    latest.current.held = null;
    setHeld(null);
    if (point !== null && (point.valence !== before.valence || point.energy !== before.energy)) move(point);
  }, []);
  // A card that is closed meanwhile has been left with the point where it is.
  useEffect(() => release, [release]);

  const hold = (point: AffectPoint, countsAfterMs?: number) => {
    clearTimeout(timer.current);
    latest.current.held = point;
    setHeld(point);
    if (countsAfterMs !== undefined) timer.current = setTimeout(release, countsAfterMs);
  };
  return { shown: held ?? target, hold, release };
}
