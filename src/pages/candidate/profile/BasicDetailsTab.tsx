import { useProfile } from '#src/api/queries/profile.ts';
import { ProfileImage } from '#src/components/profileImage/ProfileImage.tsx';
import { BasicDetailsSection } from '#src/pages/candidate/sections/BasicDetailsSection.tsx';
import { useUser } from '#src/session/usePerson.ts';

/** Basic Details with the picture (section 2). */
export default function BasicDetailsTab() {
  return <BasicDetailsSection below={<OwnImage />} />;
}

function OwnImage() {
  return <ProfileImage record={useProfile(useUser().UserGuid)} />;
}
