import { call } from '../call.ts';
import { Message } from '../common.ts';
import { BegunView, ViewInput } from '../views.ts';

export const viewPlayer = call({
  method: 'post',
  path: '/admin/players/:id/view',
  summary: 'Lets the admin read for a while what the player may read',
  access: 'supportDesk',
  body: ViewInput,
  answer: BegunView,
  status: 201,
});

export const viewVenue = call({
  method: 'post',
  path: '/admin/venues/:id/view',
  summary: 'Lets the admin read for a while what the owner of the venue may read',
  access: 'supportDesk',
  body: ViewInput,
  answer: BegunView,
  status: 201,
});

export const endView = call({
  method: 'post',
  path: '/admin/view/end',
  summary: 'Ends the view of an account that the admin began',
  access: 'admin',
  answer: Message,
});
