import type { Config } from '#server/config.ts';

/** Where the user API is, for links that strangers open: the API answers them with a page. */
export const userApiUrl = ({ publicUrl, apiBases }: Config): string =>
  new URL(apiBases.user, `${publicUrl}/`).href.replace(/\/+$/, '');
