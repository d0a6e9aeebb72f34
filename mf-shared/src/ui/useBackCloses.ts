import { type RefObject, useEffect, useRef } from 'react';
import { newestDialog } from './useOpenDialog.ts';

type Entry = { index: number; key: string; sameDocument: boolean };
/** The used part of the browser's Navigation API; without it Back leaves the page. */
type Navigation = EventTarget & { currentEntry: Entry | null; entries: () => Entry[] };
type Step = Event & {
  navigationType: string;
  /** False for the page's own navigation. */
  userInitiated: boolean;
  destination: { index: number };
};

const navigationOf = () => (window as unknown as { navigation?: Navigation }).navigation;

/** Keys of the entries between a page and the document before it. */
const cushions = new Set<string>();

/** Whether the step is the browser's Back and can be prevented. */
function isBack(event: Event, { currentEntry }: Navigation): boolean {
  const { navigationType, userInitiated, destination, cancelable } = event as Step;
  const goesBack = destination.index < (currentEntry?.index ?? 0);
  return navigationType === 'traverse' && userInitiated && cancelable && goesBack;
}

/**
 * Back to another document cannot be prevented, so this adds an entry of the same page in between. Once no dialog is
 * open, Back skips it.
 */
function putCushion(navigation: Navigation): void {
  const { currentEntry } = navigation;
  if (!currentEntry || navigation.entries()[currentEntry.index - 1]?.sameDocument) return;
  history.pushState(history.state, '');
  if (navigation.currentEntry) cushions.add(navigation.currentEntry.key);
  if (cushions.size > 1) return;
  navigation.addEventListener('navigate', (event) => {
    const at = navigation.currentEntry;
    const leaves = at && cushions.has(at.key) && (event as Step).destination.index === at.index - 1;
    if (!leaves || at.index < 2 || newestDialog() || !isBack(event, navigation)) return;
    event.preventDefault();
    // After the prevented step, which would cancel this one.
    setTimeout(() => history.go(-2));
  });
}

/**
 * While `open`, the browser's Back closes the dialog and the page stays. With several dialogs it closes the newest. A
 * second Back in a row leaves, so no page traps anybody.
 */
export function useBackCloses(
  open: boolean,
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const navigation = navigationOf();
    if (!open || !navigation) return;
    putCushion(navigation);
    const stay = (event: Event) => {
      if (!isBack(event, navigation) || newestDialog() !== dialog.current) return;
      event.preventDefault();
      close.current();
    };
    navigation.addEventListener('navigate', stay);
    return () => navigation.removeEventListener('navigate', stay);
  }, [open, dialog]);
}
