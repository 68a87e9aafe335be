import { AccommodationSection } from '#src/pages/candidate/sections/AccommodationSection.tsx';

export default function AccommodationTab() {
  return <AccommodationSection />;
}
