import type { Db } from '#server/database/connect.ts';

/** What a notice can be about. Its details hold dates and nothing of what is shared. */
export type NotificationKind =
  | 'coachAccepted'
  | 'coachDeclined'
  | 'sharingStarted'
  | 'sharingChanged'
  | 'sharingStopped'
  | 'sharingEnds'
  | 'sharingEnded'
  | 'coachStopped'
  | 'accountClosed'
  | 'accountViewed'
  | 'correctionAsked'
  | 'recordCorrected'
  | 'memberConfirmed'
  | 'memberRefused'
  | 'companyMerged'
  | 'accountMoved'
  | 'companyInvited'
  | 'invitationAccepted'
  | 'invitationDeclined'
  | 'applicationInterview'
  | 'applicationOffer'
  | 'applicationHired'
  | 'applicationNotSelected'
  | 'membershipEnded'
  | 'reviewDue'
  | 'letterEnds';

/**
 * Puts a notice among those of a person, in the transaction of what it tells.
 * @param notice.about whose name it shows, as it is on this day
 */
export async function insertNotification(
  trx: Db,
  notice: {
    readonly userGuid: string;
    readonly kind: NotificationKind;
    readonly about: string;
    readonly values?: Readonly<Record<string, string>>;
    readonly at: Date;
  },
): Promise<void> {
  const { userGuid, kind, about, values = {}, at } = notice;
  await trx
    .insertInto('notification')
    .columns(['user_guid', 'at', 'kind', 'about_name', 'values'])
    .expression(
      trx
        .selectFrom('account')
        .where('user_guid', '=', about)
        .select(({ fn, val }) => [
          val(userGuid).as('user_guid'),
          val(at).as('at'),
          val(kind).as('kind'),
          fn<string>('trim', [fn('concat_ws', [val(' '), 'first_name', 'last_name'])]).as(
            'about_name',
          ),
          val(JSON.stringify(values)).as('values'),
        ]),
    )
    .execute();
}

/** The same about a company, whose name it shows. */
export async function insertCompanyNotification(
  trx: Db,
  notice: {
    readonly userGuid: string;
    readonly kind: NotificationKind;
    readonly company: string;
    readonly values?: Readonly<Record<string, string>>;
    readonly at: Date;
  },
): Promise<void> {
  const { userGuid: user_guid, kind, company: about_name, values = {}, at } = notice;
  await trx
    .insertInto('notification')
    .values({ user_guid, at, kind, about_name, values: JSON.stringify(values) })
    .execute();
}

/** How many notices are shown; older ones are in the file of one's own data. */
const SHOWN = 200;

/** The newest notices of a person, newest first. */
export async function listNotificationsOf(db: Db, userGuid: string) {
  return db
    .selectFrom('notification')
    .where('user_guid', '=', userGuid)
    .select(['id', 'at', 'kind', 'about_name', 'values', 'read_at'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}

export type NotificationRow = Awaited<ReturnType<typeof listNotificationsOf>>[number];

/** Marks the notices of a person as read that are of these kinds, from this one back. */
export async function markRead(
  db: Db,
  userGuid: string,
  { upTo, kinds, at }: { upTo: string; kinds: readonly NotificationKind[]; at: Date },
): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at: at })
    .where('user_guid', '=', userGuid)
    .where('id', '<=', upTo)
    .where('kind', 'in', kinds)
    .where('read_at', 'is', null)
    .execute();
}

/** Takes the name out of older notices that somebody closed their account: by now it is deleted. */
export async function forgetClosedNames(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('notification')
    .set({ about_name: '' })
    .where('kind', '=', 'accountClosed')
    .where('at', '<', before)
    .where('about_name', '!=', '')
    .execute();
}

/** Deletes the notices of before a time. */
export async function deleteNotificationsBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('notification').where('at', '<', time).execute();
}
