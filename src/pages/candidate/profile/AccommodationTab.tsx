import { lazy } from 'react';
import { AccommodationSection } from '#src/pages/candidate/sections/AccommodationSection.tsx';
import { useView } from '#src/session/usePerson.ts';

/** Fetched in a view alone. */
const PrivateSection = lazy(() => import('#src/components/impersonation/PrivateSection.tsx'));

/** The profile's tab with the accommodations, which no administrator sees. */
export default function AccommodationTab() {
  const isViewed = useView() !== null;
  return isViewed ? <PrivateSection /> : <AccommodationSection />;
}
