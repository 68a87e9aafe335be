import type { components, operations } from '#openapi/user.ts';
import { REASON_MIN, VIEW_MINUTES } from '#domain/viewAs.ts';
import { administratorIn } from '#server/administration/administratorOf.ts';
import { appendAudit } from '#server/administration/audit.ts';
import { refuseUnlessFresh } from '#server/identity/freshSignIn.ts';
import { tell, tellEndedIn } from '#server/administration/tellEnded.ts';
import type { Acting } from '#server/http/access.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { Problem } from '#server/http/problem.ts';
import {
  type ActingSession,
  endActing,
  findLastEnded,
  findViewable,
  insertActing,
} from '#server/identity/actingQueries.ts';
import { findFamily } from '#server/identity/familyQueries.ts';
import { findAccount } from '#server/identity/queries.ts';
import type { Services } from '#server/services.ts';

type ActingOperations = Pick<operations, 'startActing' | 'getActing' | 'endActing'>;

/** Begins, tells and ends an administrator's view as somebody else. */
export function actingOperations(services: Services): Handlers<ActingOperations> {
  const { database, mailer, now } = services;
  const { db } = database;
  const administratorOf = administratorIn(services);
  return {
    startActing: async ({ body, caller }) => {
      const at = now();
      const reason = body.reason.trim();
      if (reason.length < REASON_MIN) throw reasonTooShort();
      const { acting } = await administratorOf(caller.userGuid, caller.family);
      const targetGuid = body.userGuid.toLowerCase();
      if (acting && acting.targetGuid !== targetGuid) throw actingNow(acting);
      const target = await findViewable(db, targetGuid);
      if (!target || target.role === 1) throw notViewable();
      if (!acting) {
        const administrator = await findAccount(db, caller.userGuid);
        const family = await findFamily(db, caller.family);
        if (!administrator || !family) throw notViewable();
        await refuseUnlessFresh(administrator, family.created_at, {
          password: body.password,
          next: 'view as this person',
          at,
        });
      }
      const role = target.role;
      const started = await db.transaction().execute(async (trx) => {
        if (acting) await endActing(trx, acting.sessionGuid, 'renewed', at);
        const session = await insertActing(trx, {
          admin_guid: caller.userGuid,
          family: caller.family,
          target_guid: targetGuid,
          target_role: role,
          reason,
          started_at: at,
          ends_at: new Date(at.getTime() + VIEW_MINUTES * 60_000),
        });
        if (!session) throw actingNow(null);
        await appendAudit(trx, {
          at,
          kind: 'viewStarted',
          actorGuid: caller.userGuid,
          acting: { sessionGuid: session.guid, targetGuid },
          about: reason,
        });
        return session;
      });
      return answerOf(started, target);
    },

    getActing: async ({ caller }) => {
      const { acting } = await administratorOf(caller.userGuid, caller.family);
      await tellEndedIn(services, caller.family);
      const target = acting ? await findViewable(db, acting.targetGuid) : null;
      const last = await findLastEnded(db, caller.family);
      return {
        acting:
          acting && target
            ? answerOf(
                {
                  target_guid: acting.targetGuid,
                  target_role: acting.targetRole,
                  reason: acting.reason,
                  started_at: acting.startedAt,
                  ends_at: acting.endsAt,
                },
                target,
              )
            : null,
        lastEnd: last?.ended_by ?? null,
      };
    },

    endActing: async ({ caller }) => {
      const at = now();
      const { acting } = await administratorOf(caller.userGuid, caller.family);
      if (acting)
        await mailer.withMails(async (trx, queue) => {
          await endActing(trx, acting.sessionGuid, 'exit', at);
          await tell(trx, acting.sessionGuid, { queue, at });
        });
      await tellEndedIn(services, caller.family);
      return { message: 'You are yourself again.' };
    },
  };
}

type Viewable = NonNullable<Awaited<ReturnType<typeof findViewable>>>;

function answerOf(
  session: Pick<ActingSession, 'target_guid' | 'target_role' | 'reason' | 'started_at' | 'ends_at'>,
  target: Viewable,
): components['schemas']['Acting'] {
  return {
    temporaryUserId: session.target_guid,
    temporaryType: session.target_role,
    temporaryDetails: {
      UserGuid: target.user_guid,
      FirstName: target.first_name,
      LastName: target.last_name,
      Email: target.email,
    },
    reason: session.reason,
    startedAt: session.started_at.toISOString(),
    endsAt: session.ends_at.toISOString(),
  };
}

function reasonTooShort(): Problem {
  const detail = 'Say in 10 characters or more why you need to view this account.';
  return new Problem(400, 'reason_too_short', detail, {
    errors: [{ pointer: '/reason', code: 'reason_too_short', detail }],
  });
}

const actingNow = (acting: Acting | null) =>
  new Problem(
    409,
    'acting_now',
    `You are viewing as ${acting?.targetName ?? 'somebody else'} already. Exit that view first.`,
  );

const notViewable = () =>
  new Problem(
    404,
    'not_viewable',
    'This account cannot be viewed: it is closed, not verified, or an administrator’s.',
  );
