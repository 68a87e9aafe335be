import type { FastifyRequest } from 'fastify';
import type { components, operations } from '#openapi/user.ts';
import { acceptedLanguage } from '#server/http/acceptLanguage.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { type MailKey, say, wordsIn } from '#server/i18n/words.ts';
import {
  listNotificationsOf,
  markRead,
  type NotificationKind,
  type NotificationRow,
} from '#server/notifications/queries.ts';
import type { Services } from '#server/services.ts';

type NotificationOperations = Pick<
  operations,
  'listNotifications' | 'listJobCoachNotifications' | 'markNotificationsRead'
>;

const details: Readonly<Record<NotificationKind, MailKey>> = {
  coachAccepted: 'notification.coachAccepted',
  coachDeclined: 'notification.coachDeclined',
  sharingStarted: 'notification.sharingStarted',
  sharingChanged: 'notification.sharingChanged',
  sharingStopped: 'notification.sharingStopped',
  sharingEnds: 'notification.sharingEnds',
  sharingEnded: 'notification.sharingEnded',
  coachStopped: 'notification.coachStopped',
  accountClosed: 'notification.accountClosed',
  accountViewed: 'notification.accountViewed',
  correctionAsked: 'notification.correctionAsked',
  recordCorrected: 'notification.recordCorrected',
  memberConfirmed: 'notification.memberConfirmed',
  memberRefused: 'notification.memberRefused',
  companyMerged: 'notification.companyMerged',
  accountMoved: 'notification.accountMoved',
  companyInvited: 'notification.companyInvited',
  invitationAccepted: 'notification.invitationAccepted',
  invitationDeclined: 'notification.invitationDeclined',
  applicationInterview: 'notification.applicationInterview',
  applicationOffer: 'notification.applicationOffer',
  applicationHired: 'notification.applicationHired',
  applicationNotSelected: 'notification.applicationNotSelected',
  membershipEnded: 'notification.membershipEnded',
  reviewDue: 'notification.reviewDue',
  letterEnds: 'notification.letterEnds',
};

/** During an update a newer copy of the server may write kinds that this one has no words for. */
const isKnown = (kind: string): kind is NotificationKind => Object.hasOwn(details, kind);

/** What happened to a person, told inside the app in their language. */
export function notificationOperations(services: Services): Handlers<NotificationOperations> {
  const { database, now, texts } = services;
  const list = async (request: FastifyRequest, userGuid: string) => {
    const language = acceptedLanguage(request.headers['accept-language'], texts.keys());
    const { write } = wordsIn(texts, language);
    const rows = await listNotificationsOf(database.db, userGuid);
    return rows.flatMap((row) => {
      const { kind } = row;
      return isKnown(kind) ? [recordOf({ ...row, kind }, write)] : [];
    });
  };
  return {
    listNotifications: ({ request, caller }) => list(request, caller.userGuid),
    listJobCoachNotifications: ({ request, caller }) => list(request, caller.userGuid),
    markNotificationsRead: async ({ body, caller, request }) => {
      // What this copy has no words for was not shown, and stays new.
      const kinds = Object.keys(details).filter(isKnown);
      await markRead(database.db, caller.userGuid, { upTo: body.upTo, kinds, at: now() });
      return list(request, caller.userGuid);
    },
  };
}

function recordOf(
  {
    id,
    at,
    kind,
    about_name,
    values,
    read_at,
  }: NotificationRow & { readonly kind: NotificationKind },
  write: ReturnType<typeof wordsIn>['write'],
): components['schemas']['Notification'] {
  const { until, minutes, shareWith = null, opens, ...words } = values;
  return {
    notificationId: String(id),
    Date: at.toISOString(),
    Name: about_name,
    Details: write(
      say(details[kind], {
        ...words,
        ...(until ? { until: new Date(until) } : {}),
        ...(minutes ? { count: Number(minutes) } : {}),
      }),
    ),
    readAt: read_at?.toISOString() ?? null,
    shareWith,
    opens: opens === 'passport' || opens === 'letters' ? opens : null,
  };
}
