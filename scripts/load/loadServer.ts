import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from '#scripts/doctor/postgres.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { hashPassword } from '#server/identity/passwords.ts';

const password = 'Copper&Meadow77';

/** Somebody who is signed in. */
export interface Caller {
  readonly token: string;
  readonly userGuid: string;
}

/** A server on PostgreSQL in a process of its own, with sample jobs and people who can sign in. */
export interface LoadServer {
  readonly url: string;
  /** Its process id. */
  readonly id: number;
  /** Signs the person of this number in, each time from another address: no limit is met. */
  readonly signIn: (person: number, typed?: string) => Promise<Caller>;
  readonly stop: () => Promise<void>;
}

const emailOf = (person: number) => `load${person}@example.com`;

/** @param people how many accounts there are */
export async function startLoadServer(people: number): Promise<LoadServer> {
  const postgres = await startPostgres();
  const database = await connectDatabase({ kind: 'postgresql', url: postgres.url });
  await migrate(database.db);
  const password_hash = await hashPassword(password);
  await database.db
    .insertInto('account')
    .values(
      Array.from({ length: people }, (_none, person) => ({
        email: emailOf(person),
        first_name: 'Robin',
        last_name: 'Load',
        password_hash,
        role: 2 as const,
        company_guid: null,
        verified_at: new Date(),
        created_at: new Date(),
      })),
    )
    .execute();
  await database.close();

  const child = spawn(process.execPath, ['server/start.ts'], {
    env: { PATH: process.env['PATH'], PORT: '0', PROXY_HOPS: '1', DATABASE_URL: postgres.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  const url = await new Promise<string>((found) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /is ready: (http:\S+)/.exec(printed)?.[1];
      if (address) found(address);
    });
  });

  let calls = 0;
  const signIn = async (person: number, typed = password): Promise<Caller> => {
    calls += 1;
    const answer = await fetch(`${url}/api/user/signIn`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.${calls >> 8}.${calls & 255}`,
      },
      body: JSON.stringify({ Email: emailOf(person), Password: typed }),
    });
    const body = (await answer.json()) as {
      accessToken?: string;
      userDetails?: { UserGuid: string };
    };
    return { token: body.accessToken ?? '', userGuid: body.userDetails?.UserGuid ?? '' };
  };

  return {
    url,
    id: child.pid ?? 0,
    signIn,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await postgres.stop();
    },
  };
}
