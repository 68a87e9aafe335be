import type { Config } from '#server/config.ts';

/** The pages of the browser app that mails link to. */
export function mailLinks({ publicUrl }: Config) {
  const to = (path: string) => `${publicUrl}/auth/${path}`;
  /** A secret goes behind the #, which no browser sends: it is in no log and no Referer header. */
  const withSecret = (path: string, secret: Readonly<Record<string, string>>) =>
    `${to(path)}#${new URLSearchParams(secret).toString()}`;
  return {
    signIn: to('login'),
    /** Where a candidate chooses what a job coach sees. */
    jobCoaches: `${publicUrl}/candidate/coach`,
    inviteJobCoach: `${publicUrl}/candidate/invite-job-coach`,
    /** Where a candidate reads what companies wrote to them. */
    invitations: `${publicUrl}/candidate/invitations`,
    appliedJobs: `${publicUrl}/candidate/jobs/applied-jobs`,
    /** The candidate as the company sees them. */
    candidateDetails: (guid: string) => `${publicUrl}/employer/candidate-details/${guid}`,
    signUp: to('register'),
    help: `${publicUrl}/help`,
    reset: to('reset-password'),
    /** Asks for the address again: an address in a link stays in histories. */
    resetWithToken: (token: string) => withSecret('reset-password', { token }),
    verify: (user: string, token: string) => withSecret('verify-account', { user, token }),
  };
}
