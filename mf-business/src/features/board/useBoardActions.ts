import { useQueryClient } from '@tanstack/react-query';
import { ApiError, request } from 'mf-shared/api-client';
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
  restoreReservation,
} from 'mf-shared/contracts/calls/board';
import {
  approveReservation,
  deleteReservation,
  rejectReservation,
} from 'mf-shared/contracts/calls/reservations';
import { toast } from 'mf-shared/ui/toast';
import { useMemo } from 'react';
import { keys } from '../bookings/queries.ts';
import { subscriptionsKey } from '../subscriptions/queries.ts';
import type { Tile } from './model.ts';
import { approved, freed, moved } from './optimistic.ts';
import { boardKeys } from './queries.ts';

type Work<T> = {
  send: () => Promise<T>;
  /** The optimistic board; rolled back when the call fails. */
  patch?: (board: BoardAnswer) => BoardAnswer;
  said: (answer: T) => string;
  undo?: (answer: T) => void;
};
type Run = <T>(work: Work<T>) => Promise<T>;

/** Runs a change of the board: shows it at once, reports it in a toast with undo, then reads the board again. */
function useRun(businessId: string): Run {
  const client = useQueryClient();
  return useMemo(() => {
    const queryKey = boardKeys.all(businessId);
    return async <T>({ send, patch, said, undo }: Work<T>) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData<BoardAnswer>({ queryKey });
      if (patch) client.setQueriesData<BoardAnswer>({ queryKey }, (board) => board && patch(board));
      try {
        const answer = await send();
        toast.success(said(answer), undo && { action: { label: 'Geri al', onClick: () => undo(answer) } });
        return answer;
      } catch (error) {
        for (const [key, board] of before) client.setQueryData(key, board);
        throw error;
      } finally {
        void client.invalidateQueries({ queryKey });
        void client.invalidateQueries({ queryKey: keys.all(businessId) });
        void client.invalidateQueries({ queryKey: subscriptionsKey(businessId) });
      }
    };
  }, [client, businessId]);
}

/** Shows the message of a failed change: the API's own, if any. */
export const sayError = (error: unknown): void => {
  toast.error(error instanceof ApiError ? error.message : 'Bir hata oluştu. Lütfen tekrar deneyin.');
};

const message = (answer: { message: string }) => answer.message;

/** Every change of the board. Changes from a form reject on failure; the others report it themselves. */
export function useBoardActions(businessId: string) {
  const run = useRun(businessId);
  return useMemo(
    () => ({ ...phoneActions(run), ...closureActions(run), ...moveActions(run), ...requestActions(run) }),
    [run],
  );
}
export type BoardActions = ReturnType<typeof useBoardActions>;

const quietly = (work: Promise<unknown>): void => void work.catch(sayError);

function phoneActions(run: Run) {
  const restore = (bookings: PhoneBookingCancelled['cancelled']) =>
    quietly(
      run({
        send: () => request(restorePhoneBookings, { body: { bookings } }),
        said: message,
      }),
    );
  const cancel = (entry: BoardEntry, scope: PhoneBookingCancel['scope'], canUndo = true) =>
    quietly(
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
          quietly(run({ send: () => putBack(bookings, before), said: () => 'Değişiklik geri alındı.' })),
      }),
  };
}

function closureActions(run: Run) {
  const reopened = (id: string, json: ClosureReopen) => request(reopenHours, { params: { id }, body: json });
  const restore = ({ closures }: ClosureAnswer) =>
    quietly(
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
          quietly(run({ send: () => reopened(id, { version, scope: 'series' }), said: message }));
        },
      }),
    reopen: (entry: BoardEntry, scope: ClosureReopen['scope']) =>
      quietly(
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
      quietly(
        run({
          send: () => send(entry, to),
          patch: moved(entry, to),
          said: message,
          undo: (answer) => quietly(run({ send: () => send(answer.entry, entry), said: message })),
        }),
      ),
  };
}

function requestActions(run: Run) {
  type Request = Pick<BoardEntry, 'id' | 'startsAt'>;
  const decide = (verb: 'approve' | 'reject', { id, startsAt }: Request) =>
    request({ approve: approveReservation, reject: rejectReservation }[verb], {
      body: { reservationId: id, startsAt },
    });
  const restore = (id: string) =>
    quietly(run({ send: () => request(restoreReservation, { params: { id } }), said: message }));
  return {
    /** Answers a request from the list of pending ones. */
    answer: (verb: 'approve' | 'reject', request: Request) =>
      quietly(
        run({
          send: () => decide(verb, request),
          said: () => (verb === 'approve' ? 'Rezervasyon onaylandı!' : 'Rezervasyon reddedildi!'),
          ...(verb === 'reject' ? { undo: () => restore(request.id) } : {}),
        }),
      ),
    approve: (entry: BoardEntry) =>
      quietly(
        run({
          send: () => decide('approve', entry),
          patch: approved(entry),
          said: () => 'Rezervasyon onaylandı!',
        }),
      ),
    reject: (entry: BoardEntry) =>
      quietly(
        run({
          send: () => decide('reject', entry),
          patch: freed(entry),
          said: () => 'Rezervasyon reddedildi!',
          undo: () => restore(entry.id),
        }),
      ),
    remove: (entry: BoardEntry) =>
      quietly(
        run({
          send: () => request(deleteReservation, { params: { id: entry.id } }),
          patch: freed(entry),
          said: () => 'Rezervasyon silindi ve saat tekrar kullanılabilir hale getirildi.',
          undo: () => restore(entry.id),
        }),
      ),
  };
}
