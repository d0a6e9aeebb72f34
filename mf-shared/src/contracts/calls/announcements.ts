import * as z from 'zod/mini';
import {
  Announcement,
  AnnouncementAct,
  AnnouncementChange,
  AnnouncementInput,
  AnnouncementPreview,
  AnnouncementsQuery,
  AnnouncementWithdrawal,
  ListedAnnouncement,
} from '../announcements.ts';
import { call } from '../call.ts';
import { Message } from '../common.ts';

export const announcements = call({
  method: 'get',
  path: '/admin/announcements',
  summary: 'Announcements, the newest first',
  access: 'supportDesk',
  query: AnnouncementsQuery,
  answer: z.array(ListedAnnouncement),
  returns: 'page',
});

export const announcement = call({
  method: 'get',
  path: '/admin/announcements/:id',
  summary: 'An announcement, and how far it got',
  access: 'supportDesk',
  answer: Announcement,
});

export const previewAnnouncement = call({
  method: 'post',
  path: '/admin/announcements/preview',
  summary: 'How an announcement would look, and how many accounts it would go to; changes nothing',
  access: 'supportDesk',
  body: AnnouncementInput,
  answer: AnnouncementPreview,
  countsAs: 'read',
});

export const createAnnouncement = call({
  method: 'post',
  path: '/admin/announcements',
  summary: 'Writes a draft',
  access: 'supportDesk',
  body: AnnouncementInput,
  answer: Announcement,
  status: 201,
});

export const changeAnnouncement = call({
  method: 'put',
  path: '/admin/announcements/:id',
  summary: 'Changes a draft, or a scheduled announcement before its time',
  access: 'supportDesk',
  body: AnnouncementChange,
  answer: Announcement,
});

export const testAnnouncement = call({
  method: 'post',
  path: '/admin/announcements/:id/test',
  summary: 'Sends the announcement to the caller alone',
  access: 'supportDesk',
  body: AnnouncementAct,
  answer: Message,
});

export const sendAnnouncement = call({
  method: 'post',
  path: '/admin/announcements/:id/send',
  summary: 'Sends a draft at its time, or now if it names none',
  access: 'supportDesk',
  body: AnnouncementAct,
  answer: Announcement,
});

export const cancelAnnouncement = call({
  method: 'post',
  path: '/admin/announcements/:id/cancel',
  summary: 'Gives up a draft or a scheduled announcement, or stops one that is being sent',
  access: 'supportDesk',
  body: AnnouncementAct,
  answer: Announcement,
});

export const withdrawAnnouncement = call({
  method: 'post',
  path: '/admin/announcements/:id/withdraw',
  summary: 'Takes an announcement out of the lists of its recipients',
  access: 'supportDesk',
  body: AnnouncementWithdrawal,
  answer: Announcement,
});
