import { screenPaths } from '@attune/contract';
import { areKeysOn, onKeysChanged, pressedOn } from '@attune/player/keys';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { messageFieldId } from '../../features/chat/message-field-id.ts';

const key = '/';
/** Whoever has not arrived by then does something else by now. */
const arrivesWithinMs = 5_000;

/** The key `/` leads to where one writes: the message, on Search its field, from anywhere else the assistant's. */
export function useKeyToMessage(storage: Storage): void {
  const [pathname, navigate] = useLocation();
  const isWanted = useRef(false);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    let isOn = areKeysOn(storage);
    onKeysChanged((on) => {
      isOn = on;
    }, signal);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== key || !isOn || pressedOn(event) === null) return;
        event.preventDefault();
        if (writeIn(fieldHere())) return;
        isWanted.current = pathname !== screenPaths.dashboard;
        if (isWanted.current) navigate(screenPaths.dashboard);
      },
      { signal },
    );
    return () => abort.abort();
  }, [storage, pathname, navigate]);
  useEffect(() => {
    if (!isWanted.current || pathname !== screenPaths.dashboard) return;
    isWanted.current = false;
    return whenThere(() => writeIn(document.getElementById(messageFieldId)));
  }, [pathname]);
}

const fieldHere = (): HTMLElement | null =>
  document.getElementById(messageFieldId) ?? document.querySelector<HTMLElement>('[role=search] input');

/** @returns whether one can write now */
function writeIn(field: HTMLElement | null): boolean {
  field?.focus();
  return field !== null && field === document.activeElement;
}

/** The screen one is on the way to may have to be fetched. */
function whenThere(look: () => boolean): () => void {
  if (look()) return () => {};
  const observer = new MutationObserver(() => {
    if (look()) stop();
  });
  const timer = setTimeout(() => observer.disconnect(), arrivesWithinMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
