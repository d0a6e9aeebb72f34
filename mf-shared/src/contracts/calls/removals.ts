import { call } from '../call.ts';
import { Message } from '../common.ts';
import {
  AccountContents,
  AppealDecision,
  AppealInput,
  OwnSuspension,
  Removal,
  RemovalInput,
  RestoreInput,
  SuspensionAppeal,
  SuspensionToken,
} from '../removals.ts';

export const removeContent = call({
  method: 'post',
  path: '/admin/removals',
  summary: 'Removes what somebody published, and tells its author why',
  access: 'supportDesk',
  body: RemovalInput,
  answer: Message,
  status: 201,
});

export const restoreContent = call({
  method: 'post',
  path: '/admin/removals/:id/restore',
  summary: 'Puts removed content back',
  access: 'supportDesk',
  body: RestoreInput,
  answer: Message,
});

export const playerContents = call({
  method: 'get',
  path: '/admin/players/:id/contents',
  summary: 'What a player published, and what of it was removed',
  access: 'supportDesk',
  answer: AccountContents,
});

export const venueContents = call({
  method: 'get',
  path: '/admin/venues/:id/contents',
  summary: 'What a venue published, and what of it was removed',
  access: 'supportDesk',
  answer: AccountContents,
});

export const ownRemoval = call({
  method: 'get',
  path: '/removals/:id',
  summary: 'A removal of own content, with the appeal',
  access: 'anyMember',
  isPrivate: true,
  answer: Removal,
});

export const appealRemoval = call({
  method: 'post',
  path: '/removals/:id/appeal',
  summary: 'Appeals against a removal of own content, once',
  access: 'anyMember',
  body: AppealInput,
  answer: Removal,
  limit: 'support',
});

export const ownSuspension = call({
  method: 'post',
  path: '/suspension',
  summary: 'Why an account is suspended, for the holder of its link',
  access: 'anyone',
  body: SuspensionToken,
  answer: OwnSuspension,
});

export const appealSuspension = call({
  method: 'post',
  path: '/suspension/appeal',
  summary: 'Appeals against a suspension with its link, once',
  access: 'anyone',
  body: SuspensionAppeal,
  answer: OwnSuspension,
  limit: 'support',
});

export const decideAppeal = call({
  method: 'post',
  path: '/admin/appeals/:id/decide',
  summary: 'Upholds a decision, or grants the appeal and takes it back',
  access: 'supportDesk',
  body: AppealDecision,
  answer: Message,
});
