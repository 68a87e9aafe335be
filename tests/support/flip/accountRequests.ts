import { randomUUID } from 'node:crypto';
import type { Requests } from '#tests/support/flip/companyRequests.ts';
import type { CompanyWorld } from '#tests/support/flip/companyWorld.ts';
import { requestOf } from '#tests/support/requests.ts';

const token = 'x'.repeat(43);
const noSession = randomUUID();
const email = 'nobody.here@example.org';
const newPassword = 'a long enough phrase';

/** What a member asks about their own account, as anybody else. */
export function accountRequests({ member }: CompanyWorld): Requests {
  const id = member.userGuid;
  const own = { path: { id } };
  return {
    listSessions: [{}],
    endSession: [{ path: { id: noSession } }],
    endOtherSessions: [{}],
    listPasskeys: [{}],
    renamePasskey: [{ path: { id: noSession }, body: { name: 'Telephone' } }],
    deletePasskey: [{ path: { id: noSession } }],
    startAddingPasskey: [{ body: {} }],
    startPasskeySignIn: [{}],
    addPasskey: [requestOf('addPasskey', id)],
    signInWithPasskey: [requestOf('signInWithPasskey', id)],
    updateUser: [{ path: { guid: id }, body: { Phone: '518-555-0100' } }],
    listDegreeLevels: [{}],
    storeProfileImage: [requestOf('storeProfileImage', id)],
    deleteProfileImage: [own],
    getDisplayProfile: [own],
    updateDisplayProfile: [requestOf('updateDisplayProfile', id)],
    checkAdminJobCoach: [{ body: { userGuid: id } }],
    listNotifications: [own],
    markNotificationsRead: [{ ...own, body: { upTo: '0' } }],
    saveDraft: [requestOf('saveDraft', id)],
    listDrafts: [{}],
    deleteDraft: [requestOf('deleteDraft', id)],
    getOwnDataSummary: [own],
    sendOwnDataCode: [own],
    listCompanies: [{}],
    searchPlaces: [{ query: { postalcode: '12207' } }],
    listMailbox: [{ query: { to: 'nobody.either@example.org' } }],
    // Nothing fits: scores move a little with each posting that comes and goes.
    recommendationsLite: [
      {
        body: {
          job_description: 'zyxwvut',
          skills: ['zyxwvut'],
          location: [0, -140],
          remote: 'in-person',
          search_radius: 25,
        },
      },
    ],
    showStopMails: [{ path: { token } }],
    stopMails: [{ path: { token } }],
    showKeepMails: [{ path: { token } }],
    keepMails: [{ path: { token } }],
    showRepresentative: [{ path: { token } }],
    confirmRepresentative: [{ path: { token } }],
    startSocialSignIn: [{ body: { codeChallenge: token, state: token, nonce: token } }],
    socialSignUp: [{ body: { code: 'none', codeVerifier: token, nonce: token, CompanyGuid: '' } }],
    signOut: [{ body: { refresh: token } }],
    refreshToken: [{ body: { refresh: token } }],
  };
}

/** What hashes a password or mails somebody: asked before the first flip and after the last. */
export function costlyRequests(world: CompanyWorld): Requests {
  const { member, password } = world;
  const own = { path: { id: member.userGuid } };
  const wrong = { ...own, body: { password: 'not the right one' } };
  return {
    exportOwnData: [{ ...own, body: { password } }],
    closeAccount: [wrong],
    changePassword: [
      {
        ...own,
        body: { oldPassword: 'none so far', newPassword, confirmNewPassword: newPassword },
      },
    ],
    signUp: [
      {
        body: {
          FirstName: 'A',
          LastName: 'B',
          Email: email,
          Password: newPassword,
          Role: 3,
          CompanyGuid: '',
        },
      },
    ],
    signIn: [{ body: { Email: email, Password: newPassword } }],
    verifyOTP: [{ body: { email, code: '111111' } }],
    verifyAccount: [{ body: { user: member.userGuid, token } }],
    sendVerificationLink: [{ body: { email } }],
    resetPassword: [{ body: { email } }],
    confirmNewPassword: [
      { body: { email, code: '111111', newPassword, confirmNewPassword: newPassword } },
    ],
    sendHelpReport: [
      {
        key: noSession,
        body: {
          happened: 'It stopped.',
          expected: '',
          page: '/',
          ways: [],
          otherWay: '',
          email: '',
        },
      },
    ],
  };
}
