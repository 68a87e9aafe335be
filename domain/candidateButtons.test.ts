import { expect, it } from 'vitest';
import { candidateButtons } from './candidateButtons.ts';

const all = { save: true, invite: true, viewProfile: true };
const notInvite = { save: true, invite: false, viewProfile: true };
const onlyView = { save: false, invite: false, viewProfile: true };
const none = { save: false, invite: false, viewProfile: false };

it.each([
  { place: 'search', viewer: 'employer', isInvited: false, buttons: all },
  { place: 'recommended', viewer: 'employer', isInvited: false, buttons: all },
  { place: 'applied', viewer: 'employer', isInvited: false, buttons: all },
  { place: 'saved', viewer: 'employer', isInvited: false, buttons: all },
  { place: 'invitation', viewer: 'employer', isInvited: false, buttons: notInvite },
  { place: 'search', viewer: 'employer', isInvited: true, buttons: notInvite },
  { place: 'applied', viewer: 'employer', isInvited: true, buttons: notInvite },
  { place: 'search', viewer: 'actingAdmin', isInvited: false, buttons: onlyView },
  { place: 'recommended', viewer: 'actingAdmin', isInvited: false, buttons: onlyView },
  { place: 'applied', viewer: 'actingAdmin', isInvited: false, buttons: onlyView },
  { place: 'saved', viewer: 'actingAdmin', isInvited: false, buttons: onlyView },
  { place: 'invitation', viewer: 'actingAdmin', isInvited: true, buttons: onlyView },
  { place: 'search', viewer: 'admin', isInvited: false, buttons: none },
] as const)(
  'shows the buttons of design 4.2 when a candidate is met by $viewer in $place, invited: $isInvited',
  ({ buttons, ...at }) => expect(candidateButtons(at)).toEqual(buttons),
);
