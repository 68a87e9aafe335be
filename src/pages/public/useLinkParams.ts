import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What a mailed link carries: behind the #, which is in no log and no Referer header, or in the
 * query for links of older mails. It stays when another anchor, such as the skip link's, replaces
 * it in the address.
 */
export function useLinkParams(): URLSearchParams {
  const { hash, search } = useLocation();
  const fragment = hash.includes('=') ? hash.slice(1) : null;
  const [kept, keep] = useState(fragment);
  if (fragment !== null && fragment !== kept) keep(fragment);
  return new URLSearchParams(fragment ?? kept ?? search);
}
