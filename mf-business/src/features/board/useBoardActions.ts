import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import type {
  BoardAnswer,
  BoardEntry,
  BoardMove,
  ClosureAnswer,
  ClosureCreate,
  ClosureReopen,
  PhoneBookingCancel,
  PhoneBookingCancelled,
  PhoneBookingCreate,
  PhoneBookingEdit,
} from 'mf-shared/contracts/board';
import {
  cancelPhoneBooking,
  closeHours,
  createPhoneBooking,
  editPhoneBooking,
  moveBooking,
  reopenHours,
  restoreClosures,
  restorePhoneBookings,
} from 'mf-shared/contracts/calls/board';
import { useMemo } from 'react';
import { keys } from '../../common/keys.ts';
import { decided, type Verb } from '../bookings/decisions.ts';
import { told, useRun, type Work } from '../bookings/useRun.ts';
import type { Tile } from './model.ts';
import { approved, freed, moved } from './optimistic.ts';

type Patch = (board: BoardAnswer) => BoardAnswer;
/** `patch` shows the change on every loaded board before it is answered. */
type Run = <T>(work: Work<T> & { patch?: Patch }) => Promise<T>;

const onBoards = (client: QueryClient, reads: QueryKey, patch: Patch): Work<unknown>['foresee'] => ({
  reads,
  show: () => {
    const before = client.getQueriesData<BoardAnswer>({ queryKey: reads });
    client.setQueriesData<BoardAnswer>({ queryKey: reads }, (board) => board && patch(board));
    return () => {
      for (const [key, board] of before) client.setQueryData(key, board);
    };
  },
});

const message = (answer: { message: string }) => answer.message;

/** Every change of the board. Changes from a form reject on failure; the others report it themselves. */
export function useBoardActions(venueId: string) {
  const client = useQueryClient();
  const change = useRun(venueId);
  return useMemo(() => {
    const run: Run = ({ patch, ...work }) =>
      change(patch ? { ...work, foresee: onBoards(client, keys.board(venueId), patch) } : work);
    return { ...phoneActions(run), ...closureActions(run), ...moveActions(run), ...requestActions(run) };
  }, [client, change, venueId]);
}
export type BoardActions = ReturnType<typeof useBoardActions>;

function phoneActions(run: Run) {
  const restore = (bookings: PhoneBookingCancelled['cancelled']) =>
    void told(
      run({
        send: () => request(restorePhoneBookings, { body: { bookings } }),
        said: message,
      }),
    );
  const cancel = (entry: BoardEntry, scope: PhoneBookingCancel['scope'], canUndo = true) =>
    void told(
      run({
        send: () =>
          request(cancelPhoneBooking, { params: { id: entry.id }, body: { version: entry.version, scope } }),
        patch: freed(entry),
        said: message,
        ...(canUndo ? { undo: ({ cancelled }: PhoneBookingCancelled) => restore(cancelled) } : {}),
      }),
    );
  const put = (entry: BoardEntry, json: Omit<PhoneBookingEdit, 'version'>) =>
    request(editPhoneBooking, { params: { id: entry.id }, body: { ...json, version: entry.version } });
  const putBack = async (changed: readonly BoardEntry[], before: readonly BoardEntry[]) => {
    for (const [index, { name, phone, note, price }] of before.entries()) {
      const now = changed[index];
      if (now) await put(now, { name, phone, note, ...(price === null ? {} : { price }) });
    }
  };
  return {
    cancelPhone: cancel,
    book: (json: PhoneBookingCreate) =>
      run({
        send: () => request(createPhoneBooking, { body: json }),
        said: message,
        undo: ({ bookings: [first, ...others] }) => {
          if (first) cancel(first, others.length > 0 ? 'following' : 'one', false);
        },
      }),
    edit: (entry: BoardEntry, json: Omit<PhoneBookingEdit, 'version'>) =>
      run({
        send: () => put(entry, json),
        said: message,
        undo: ({ bookings, before = [] }) =>
          void told(run({ send: () => putBack(bookings, before), said: () => 'Değişiklik geri alındı.' })),
      }),
  };
}

function closureActions(run: Run) {
  const reopened = (id: string, json: ClosureReopen) => request(reopenHours, { params: { id }, body: json });
  const restore = ({ closures }: ClosureAnswer) =>
    void told(
      run({
        send: () => request(restoreClosures, { body: { closures } }),
        said: message,
      }),
    );
  return {
    close: (json: ClosureCreate) =>
      run({
        send: () => request(closeHours, { body: json }),
        said: message,
        undo: ({ closures: [first] }) => {
          if (!first) return;
          const { id, version } = first;
          void told(run({ send: () => reopened(id, { version, scope: 'series' }), said: message }));
        },
      }),
    reopen: (entry: BoardEntry, scope: ClosureReopen['scope']) =>
      void told(
        run({
          send: () => reopened(entry.id, { version: entry.version, scope, startsAt: entry.startsAt }),
          ...(scope === 'hour' ? { patch: freed(entry) } : {}),
          said: message,
          undo: restore,
        }),
      ),
  };
}

function moveActions(run: Run) {
  type Place = { fieldId: string; date: string; timeSlot: string };
  const send = ({ kind, id, version }: BoardEntry, { fieldId, date, timeSlot }: Place) =>
    request(moveBooking, { body: { kind, id, version, to: { fieldId, date, timeSlot } } as BoardMove });
  return {
    move: (entry: BoardEntry, to: Tile) =>
      void told(
        run({
          send: () => send(entry, to),
          patch: moved(entry, to),
          said: message,
          undo: (answer) => void told(run({ send: () => send(answer.entry, entry), said: message })),
        }),
      ),
  };
}

function requestActions(run: Run) {
  type Request = Pick<BoardEntry, 'id' | 'startsAt'>;
  const decide = (verb: Verb, { id, startsAt }: Request, patch?: Patch) =>
    void told(run({ ...decided(run, verb, { reservationId: id, startsAt }), ...(patch ? { patch } : {}) }));
  return {
    /** Answers a request from the list of pending ones. */
    answer: (verb: 'approve' | 'reject', request: Request) => decide(verb, request),
    approve: (entry: BoardEntry) => decide('approve', entry, approved(entry)),
    reject: (entry: BoardEntry) => decide('reject', entry, freed(entry)),
    remove: (entry: BoardEntry) => decide('remove', entry, freed(entry)),
  };
}
