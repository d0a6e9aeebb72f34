import { AccountDelete, AccountExport, ClosingPreview } from '../account.ts';
import { call } from '../call.ts';
import { Message } from '../common.ts';
import { PasswordAndProof } from '../second-factor.ts';

export const exportAccount = call({
  method: 'get',
  path: '/account/export',
  summary: 'Everything that is kept about the caller, as a file',
  access: 'anyMember',
  answer: AccountExport,
  limit: 'export',
  returns: 'file',
});

export const deleteAccount = call({
  method: 'post',
  path: '/account/delete',
  summary: 'Deletes the own account for good',
  access: 'user',
  body: AccountDelete,
  answer: Message,
  limit: 'password',
});

export const previewClosing = call({
  method: 'get',
  path: '/account/closing',
  summary: 'What ends when the owner closes the account of the venue',
  access: 'anyOwner',
  answer: ClosingPreview,
});

export const closeVenue = call({
  method: 'post',
  path: '/account/close',
  summary: 'Closes the account of the own venue for good; for its owner',
  access: 'anyOwner',
  body: PasswordAndProof,
  answer: Message,
  limit: 'password',
});
