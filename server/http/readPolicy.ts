import { COACH_SCOPES } from '#domain/disclosure.ts';
import type { CompanyLook } from '#server/http/access.ts';
import { inside } from '#server/http/oneDocument.ts';
import { type Place, placeOf } from '#server/http/place.ts';
import type { Policy } from '#server/http/policy.ts';

const roles = { administrator: 1, candidate: 2, employer: 3, coach: 4 } as const;
const looks: readonly CompanyLook[] = ['statements', 'profile', 'recommendations'];

type RoleName = keyof typeof roles;
type Fields = Readonly<Record<string, unknown>>;

/**
 * Who may call an operation, as its contract says: `security` names the roles, one after the
 * other, and `x-relation` what each must have to do with the request.
 * @throws Error when the contract says something that this does not know
 */
export function readPolicy(operation: object): Policy {
  const security = listOf(inside(operation, 'security'));
  if (security.length === 0) return { kind: 'public' };
  const names = security.map(roleIn);
  const relations = inside(operation, 'x-relation') ?? {};
  const stray = Object.keys(relations).find((name) => !names.some((one) => name === one));
  if (stray !== undefined) throw new Error(`x-relation names ${stray}, which security does not`);
  const some = names.flatMap((name) => {
    const relation: unknown = Reflect.get(relations, name);
    if (relation === undefined) return [withoutRelation(name)];
    return [relation].flat().map((one) => readRelation(name, fieldsOf(one)));
  });
  const [only] = some;
  return only && some.length === 1 ? only : { kind: 'anyOf', some };
}

/** "anyone" is everybody who is signed in. */
function roleIn(requirement: unknown): RoleName | 'anyone' {
  const [name, ...more] = listOf(inside(requirement, 'bearer'));
  if (name === undefined) return 'anyone';
  if (more.length > 0) throw new Error('each role of security stands by itself');
  return oneOf(name, Object.keys(roles) as RoleName[]);
}

function withoutRelation(name: RoleName | 'anyone'): Policy {
  if (name === 'anyone') return { kind: 'signed-in' };
  return name === 'administrator' ? { kind: 'admin' } : ownerAs(name, []);
}

const ownerAs = (name: RoleName | 'anyone', places: readonly Place[]): Policy => ({
  kind: 'owner',
  role: name === 'anyone' ? null : roles[name],
  places,
});

/** Each field is read once, so that what is left over was not understood. */
function readRelation(name: RoleName | 'anyone', fields: Fields): Policy {
  const kind = Object.keys(fields)[0] ?? '';
  const isFor = (role: RoleName) => name === role;
  if (kind === 'owner' && hasOnly(fields, 'owner'))
    return ownerAs(name, [fields['owner']].flat().map(placeOf));
  if (kind === 'alsoInAView' && isFor('administrator') && hasOnly(fields, 'alsoInAView'))
    return ownerAs('administrator', []);
  if (kind === 'providerCoach' && isFor('coach') && hasOnly(fields, 'providerCoach'))
    return { kind };
  if (kind === 'coachOf' && isFor('coach') && hasOnly(fields, 'coachOf', 'scope'))
    return { kind, person: placeOf(fields[kind]), scope: oneOf(fields['scope'], COACH_SCOPES) };
  if (kind === 'mayViewCandidate' && isFor('employer') && hasOnly(fields, kind, 'what'))
    return { kind, person: placeOf(fields[kind]), what: oneOf(fields['what'], looks) };
  if (kind === 'member' && isFor('employer') && hasOnly(fields, kind, 'company', 'self', 'job')) {
    const isWaitingEnough = oneOf(fields[kind], ['confirmed', 'orWaiting']) === 'orWaiting';
    const place = (field: string) => (field in fields ? placeOf(fields[field]) : null);
    return {
      kind,
      isWaitingEnough,
      company: place('company'),
      self: place('self'),
      job: place('job'),
    };
  }
  throw new Error(`x-relation of ${name} is not known: ${JSON.stringify(fields)}`);
}

const hasOnly = (fields: Fields, ...names: readonly string[]) =>
  Object.keys(fields).every((name) => names.includes(name));

function oneOf<Name extends string>(value: unknown, names: readonly Name[]): Name {
  const found = names.find((name) => name === value);
  if (found === undefined)
    throw new Error(`${JSON.stringify(value)} is none of ${names.join(', ')}`);
  return found;
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error('security does not say who may call it');
  return value;
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null)
    throw new Error('x-relation holds what is no relation');
  return value as Fields;
}
