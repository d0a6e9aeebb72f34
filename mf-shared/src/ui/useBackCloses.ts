import { type RefObject, useEffect, useRef } from 'react';
import { newestDialog } from './useOpenDialog.ts';

type Entry = { index: number; key: string; sameDocument: boolean };
/** What is used of the browser's Navigation API; browsers without it leave the page as ever. */
type Navigation = EventTarget & { currentEntry: Entry | null; entries: () => Entry[] };
type Step = Event & {
  navigationType: string;
  /** False of a step that the page itself takes. */
  userInitiated: boolean;
  destination: { index: number };
};

const navigationOf = () => (window as unknown as { navigation?: Navigation }).navigation;

/** Keys of the entries that only stand between a page and the document before it. */
const cushions = new Set<string>();

/** Whether the step is the browser's Back and can be held. */
function isBack(event: Event, { currentEntry }: Navigation): boolean {
  const { navigationType, userInitiated, destination, cancelable } = event as Step;
  const goesBack = destination.index < (currentEntry?.index ?? 0);
  return navigationType === 'traverse' && userInitiated && cancelable && goesBack;
}

/**
 * Back to another document cannot be held, so an entry of the same page comes between. Once no dialog is open, Back
 * goes past it.
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
    // Once the held step is over, which would take this one along.
    setTimeout(() => history.go(-2));
  });
}

/**
 * While `open`, the browser's Back closes the dialog and leaves the page where it is. Of dialogs on top of one another
 * it closes the newest. A second Back in a row leaves: no page keeps anybody.
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
