import type { operations } from '#openapi/user.ts';
import { IMAGE_MAX_BYTES } from '#domain/limits.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { FileAnswer } from '#server/http/fileAnswer.ts';
import { Problem } from '#server/http/problem.ts';
import { cleanImage } from '#server/profiles/images/cleanImage.ts';
import { TOO_LARGE_IMAGE } from '#server/profiles/images/errors.ts';
import { deleteImage, findImage, saveImage } from '#server/profiles/images/queries.ts';
import { noUser } from '#server/profiles/problems.ts';
import { findUser } from '#server/profiles/queries.ts';
import { userRecord } from '#server/profiles/records.ts';
import type { Services } from '#server/services.ts';

type ImageOperations = Pick<
  operations,
  'storeProfileImage' | 'getProfileImage' | 'deleteProfileImage'
>;

const rules = {
  maxBytes: IMAGE_MAX_BYTES,
  tooLarge: TOO_LARGE_IMAGE,
  noFile: 'No file came with the request. Choose a picture.',
};
const noImage = () => new Problem(404, 'no_image', 'There is no profile image.');

/** The picture of a person, stored without camera metadata. */
export function imageOperations({
  database,
  now,
  receiveUpload,
}: Services): Handlers<ImageOperations> {
  const { db } = database;
  return {
    storeProfileImage: async ({ caller, request }) => {
      await receiveUpload(request, rules, async ({ content }) =>
        saveImage(db, caller.userGuid, cleanImage(content), now()),
      );
      const user = await findUser(db, caller.userGuid);
      if (!user) throw noUser();
      return { ...userRecord(user), message: 'Profile image uploaded successfully' };
    },
    getProfileImage: async ({ path }) => {
      const image = await findImage(db, path.id);
      if (!image) throw noImage();
      return new FileAnswer(image.content, image.mime);
    },
    deleteProfileImage: async ({ caller }) => {
      if (!(await deleteImage(db, caller.userGuid))) throw noImage();
      return { message: 'Profile image deleted successfully' };
    },
  };
}
