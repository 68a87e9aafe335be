import { ProfileImage } from '#src/pages/candidate/profile/ProfileImage.tsx';
import { BasicDetailsSection } from '#src/pages/candidate/sections/BasicDetailsSection.tsx';

/** Basic Details with the picture (section 2). */
export default function BasicDetailsTab() {
  return <BasicDetailsSection below={<ProfileImage />} />;
}
