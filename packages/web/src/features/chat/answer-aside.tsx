import type { Mood } from '@attune/contract';
import { moodLooks, moodsInOrder } from '../../components/moods.ts';
import type { ByHand } from './by-hand.ts';
import { BriefCard } from './card/brief-card.tsx';
import type { ConversationView } from './conversation.ts';
import { quickRepliesTo } from './quick-replies.ts';
import { type NewestAnswer, withMood } from './steps.ts';
import { texts } from './texts.ts';

interface AnswerAsideProps {
  newest: NewestAnswer;
  /** `null` while nothing may be sent or changed. */
  byHand: ByHand | null;
  canUndo: boolean;
  search: ConversationView['search'];
  onSearchAgain: () => void;
  /** Somebody was in need: nothing cheerful is put in their mouth. */
  isInNeed: boolean;
}

/** Under the newest answer: what was heard, to be corrected, and what can be said next with one touch. */
export function AnswerAside({ newest, byHand, canUndo, search, onSearchAgain, isInNeed }: AnswerAsideProps) {
  const { answer, briefs, isCorrected } = newest;
  if (answer.helpUrl !== undefined || answer.helpLine !== undefined) return null;
  const { now: brief } = briefs;
  const asks = isCorrected ? undefined : answer.asks;
  return (
    <div className="message flex w-full max-w-full flex-col gap-2 self-start">
      {brief !== null && (
        <BriefCard
          brief={brief}
          before={briefs.before}
          answered={briefs.answered}
          onCorrect={byHand?.correct ?? null}
          onUndo={canUndo ? (byHand?.undo ?? null) : null}
          search={search}
          onSearchAgain={onSearchAgain}
        />
      )}
      {asks !== undefined && brief !== null && (
        <MoodChips
          label={texts.asks}
          moods={asks}
          onPick={byHand && ((mood) => byHand.correct(withMood(brief, mood)))}
        />
      )}
      {brief === null && answer.intent === 'unreadable' && (
        <MoodChips
          label={texts.moodsToTap}
          moods={moodsInOrder}
          onPick={byHand && ((mood) => byHand.say(texts.feeling(mood)))}
        />
      )}
      {asks === undefined && !isInNeed && (
        <QuickReplies replies={quickRepliesTo(newest)} onSay={byHand?.say ?? null} />
      )}
    </div>
  );
}

interface MoodChipsProps {
  label: string;
  moods: readonly Mood[];
  onPick: ((mood: Mood) => void) | null;
}

function MoodChips({ label, moods, onPick }: MoodChipsProps) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap items-center gap-2 px-1">
      <span aria-hidden className="me-1 text-muted text-s">
        {label}
      </span>
      {moods.map((mood) => {
        const { label: name, icon: Icon } = moodLooks[mood];
        return (
          <button
            key={mood}
            type="button"
            data-tone={mood}
            disabled={onPick === null}
            onClick={() => onPick?.(mood)}
            className="button border-transparent bg-mood-soft text-mood-ink"
          >
            <Icon size={16} aria-hidden />
            {name}
          </button>
        );
      })}
    </fieldset>
  );
}

function QuickReplies({
  replies,
  onSay,
}: {
  replies: readonly string[];
  onSay: ((message: string) => void) | null;
}) {
  if (replies.length === 0) return null;
  return (
    <fieldset aria-label={texts.suggestions} className="flex flex-wrap gap-2 px-1">
      {replies.map((reply) => (
        <button
          key={reply}
          type="button"
          disabled={onSay === null}
          onClick={() => onSay?.(reply)}
          className="button button-quiet font-medium"
        >
          {reply}
        </button>
      ))}
    </fieldset>
  );
}
