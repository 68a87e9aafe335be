import type { operations } from '#openapi/places.ts';
import type { Handlers } from '#server/http/contractTypes.ts';
import { answerNominatim, readNominatimQuery } from '#server/places/nominatim.ts';
import type { Services } from '#server/services.ts';

/** US places from the embedded data, in Nominatim's format (section 7, "Location"). */
export function placesOperations(_services: Services): Handlers<operations> {
  return {
    searchPlaces: async ({ query }) => {
      const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
      return answerNominatim(readNominatimQuery(Object.fromEntries(given)));
    },
  };
}
