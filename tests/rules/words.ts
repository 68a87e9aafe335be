import { rejectPattern, type Rule } from './sources.ts';

/** Work left for later belongs in an issue. */
export const noLeftovers = rejectPattern(
  /\b(TO-?DO|FIX-?ME|XXX|HACK)\b|lorem ipsum/g,
  'was left for later',
);

/** A path of one computer does not work on others. */
export const noOwnPaths = rejectPattern(
  /(?<![\w.])\/(?:home|Users|root|work|workspace)\/\w+/g,
  'is a path of one computer',
);

/** Invented people have addresses that reach nobody (RFC 2606). */
const reachesNobody =
  /@([\w-]+\.)*(example\.(com|org|net|edu)|[\w-]+\.(example|test|invalid|localhost))$/i;

/** Every mail address is one of an example domain. */
export const onlyExampleMail: Rule = (source) =>
  rejectPattern(
    /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi,
    'may be a real address; use example.com',
  )(source).filter((problem) => !reachesNobody.test(/\(([^()]*)\)$/.exec(problem)?.[1] ?? ''));

/** Invented people have numbers from 555-0100 to 555-0199, which are reserved for fiction. */
export const onlyExampleNumbers = rejectPattern(
  /(?<![\w.-])(?:\+?1[ .-])?\(?[2-9]\d{2}\)?[ .-](?!555[ .-]01\d\d)\d{3}[ .-]\d{4}(?![\w-])/g,
  'may be a real number; use 555-01xx',
);
