import { SMTPServer } from 'smtp-server';

export interface Delivery {
  readonly from: string;
  readonly to: string;
  /** As it came, with its headers. */
  readonly message: string;
}

/** A mail server on this machine. */
export interface MailPeer {
  readonly url: string;
  /** What it took, oldest first. */
  readonly taken: readonly Delivery[];
  /** What it answers to a recipient, if not yes: 451 is "later", 550 "never". */
  readonly refuses: Map<string, 451 | 550>;
  /** While true, it reads a mail and does not answer whether it takes it. */
  holdsBack: boolean;
  /** How many mails it has read, taken or held back. */
  readonly read: () => number;
  readonly close: () => Promise<void>;
}

/** Starts an SMTP server that keeps what it gets and can refuse an address. */
export async function startMailPeer(): Promise<MailPeer> {
  const taken: Delivery[] = [];
  const refuses = new Map<string, 451 | 550>();
  let read = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refuses.get(address);
      done(
        responseCode ? Object.assign(new Error(`No mailbox ${address}`), { responseCode }) : null,
      );
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        read += 1;
        if (peer.holdsBack) return;
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address).join(),
          message: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  // A client that is killed in the middle is no fault of this server.
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port.');
  const peer: MailPeer = {
    url: `smtp://127.0.0.1:${address.port}`,
    taken,
    refuses,
    holdsBack: false,
    read: () => read,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
  return peer;
}
