import { AccommodationSection } from '#src/pages/candidate/sections/AccommodationSection.tsx';

/** The profile's tab with the accommodations. */
export default function AccommodationTab() {
  return <AccommodationSection />;
}
