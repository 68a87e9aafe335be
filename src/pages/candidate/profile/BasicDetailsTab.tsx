import { ProfileImage } from '#src/pages/candidate/profile/ProfileImage.tsx';
import BasicDetailsSection from '#src/pages/candidate/sections/BasicDetailsSection.tsx';
import { Stack } from '#src/ui/Stack.tsx';

/** Basic Details with the picture (section 2). */
export default function BasicDetailsTab() {
  return (
    <Stack gap="loose">
      <BasicDetailsSection />
      <ProfileImage />
    </Stack>
  );
}
