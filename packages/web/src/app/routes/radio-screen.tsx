import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { MediaRowSkeletons } from '../../components/media-row.tsx';
import { moodLooks } from '../../components/moods.ts';
import { newestStep } from '../../features/chat/steps.ts';
import { HeartNotice } from '../../features/liked/heart-notice.tsx';
import '../../features/radio/radio.css';
import { RadioStart } from '../../features/radio/radio-start.tsx';
import { queryOf, type RadioRequest, readRadioRequest, seedOf } from '../../features/radio/seeds.ts';
import { useProfile } from '../../features/sign-in/api/get-profile.ts';
import { useStore } from '../../lib/store.ts';
import type { ListenerRadio } from '../listener/listener.ts';
import { useListener } from '../listener/listener-context.tsx';
import { useListenerOutlet } from '../listener/listener-outlet.ts';
import { mayTakeOverStation, openRadio } from '../listener/open-radio.ts';
import { useServices } from '../services-context.tsx';
import { RadioStation } from './radio-station.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { screenTitles } from './screen-titles.ts';
import { useFocusAtStart } from './use-focus-at-start.ts';

/** `/radio?mood=`, `?artist=`, `?track=`, `?from=conversation`: a station that goes on; without any, where to begin one. */
export function RadioScreen() {
  const listener = useListener();
  const { sessionStorage, now } = useServices();
  const radio = useStore(listener.radio);
  const { isPending } = useProfile();
  useEffect(() => {
    // A station begun before it is known who they are would stand in the way of the one they left.
    if (isPending && mayTakeOverStation(sessionStorage, listener.signIn)) return;
    openRadio(listener, sessionStorage, now);
  }, [listener, sessionStorage, now, isPending]);
  return (
    <ScreenFrame heading={screenTitles.radio}>
      {radio === null ? <MediaRowSkeletons count={6} /> : <Tuned radio={radio} />}
      <HeartNotice />
    </ScreenFrame>
  );
}

function Tuned({ radio }: { radio: ListenerRadio }) {
  const [params, setParams] = useSearchParams();
  const { conversation } = useListener();
  const playing = useListenerOutlet()?.whatPlays.track ?? null;
  const said = newestStep(useStore(conversation).turns).brief;
  const query = params.toString();
  const request = useMemo(() => readRadioRequest(new URLSearchParams(query)), [query]);
  const seed = request && seedOf(request, said, (mood) => moodLooks[mood].label);
  const state = useStore(radio);
  // A station that is on stays on while the conversation goes elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a seed is another one when its address is
  useEffect(() => {
    if (seed !== null) radio.open(seed);
  }, [radio, seed?.key]);
  const goTo = (key: string) => {
    setParams(new URLSearchParams(key));
    window.scrollTo(0, 0);
  };
  const begin = (wanted: RadioRequest) => {
    const key = queryOf(wanted);
    // One of the conversation is another one once that wants something else.
    const isOutdated = state?.key === key && JSON.stringify(state.brief) !== JSON.stringify(said);
    if (wanted.kind === 'conversation' && isOutdated) radio.close();
    goTo(key);
  };
  // Also where the conversation it was begun from is gone.
  const isOn = request !== null && state?.key === queryOf(request);
  useFocusAtStart(isOn);
  if (isOn) return <RadioStation radio={radio} state={state} onOther={() => goTo('')} />;
  return (
    <RadioStart
      hasConversation={said !== null}
      track={playing}
      station={state && { name: state.name, onReturn: () => goTo(state.key) }}
      onBegin={begin}
    />
  );
}
