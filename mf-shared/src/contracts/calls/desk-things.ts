import { call } from '../call.ts';
import { Message } from '../common.ts';
import {
  DeskAd,
  DeskReservation,
  DeskTournament,
  ReservationCancel,
  TournamentCancel,
} from '../desk-things.ts';
import { MergeAct, MergePreview, MergeQuery } from '../merge.ts';

export const deskReservation = call({
  method: 'get',
  path: '/admin/reservations/:id',
  summary: 'A reservation as admins see one, with its history',
  access: 'admin',
  answer: DeskReservation,
});

export const deskCancelReservation = call({
  method: 'post',
  path: '/admin/reservations/:id/cancel',
  summary: 'Cancels a coming reservation, and tells player and venue why',
  access: 'supportDesk',
  body: ReservationCancel,
  answer: Message,
});

export const deskTournament = call({
  method: 'get',
  path: '/admin/tournaments/:id',
  summary: 'A tournament as admins see one, with its players',
  access: 'admin',
  answer: DeskTournament,
});

export const deskCancelTournament = call({
  method: 'post',
  path: '/admin/tournaments/:id/cancel',
  summary: 'Cancels a coming tournament, and tells everybody in it why',
  access: 'supportDesk',
  body: TournamentCancel,
  answer: Message,
});

export const deskAd = call({
  method: 'get',
  path: '/admin/ads/:id',
  summary: 'An ad as admins see one, until it expires',
  access: 'admin',
  answer: DeskAd,
});

export const previewMerge = call({
  method: 'get',
  path: '/admin/players/:id/merge',
  summary: 'What merging a player’s account into another one would do',
  access: 'supportDesk',
  query: MergeQuery,
  answer: MergePreview,
});

export const mergeAccounts = call({
  method: 'post',
  path: '/admin/players/:id/merge',
  summary: 'Merges a player’s account into another one of the same person, for good',
  access: 'supportDesk',
  body: MergeAct,
  answer: Message,
});
