type Payload = Record<string, unknown>;

/**
 * Stores the test provider's codes and sessions; its own store warns that it is for development.
 */
export function openOidcStore() {
  const kept = new Map<string, Payload>();
  return (model: string) => {
    const key = (id: string) => `${model} ${id}`;
    const findBy = async (name: string, value: string) =>
      [...kept].find(([at, payload]) => at.startsWith(`${model} `) && payload[name] === value)?.[1];
    return {
      upsert: async (id: string, payload: Payload) => {
        kept.set(key(id), payload);
      },
      find: async (id: string) => kept.get(key(id)),
      findByUid: (uid: string) => findBy('uid', uid),
      findByUserCode: (userCode: string) => findBy('userCode', userCode),
      consume: async (id: string) => {
        kept.set(key(id), { ...kept.get(key(id)), consumed: Math.floor(Date.now() / 1000) });
      },
      destroy: async (id: string) => {
        kept.delete(key(id));
      },
      revokeByGrantId: async (grantId: string) => {
        for (const [at, payload] of kept) if (payload['grantId'] === grantId) kept.delete(at);
      },
    };
  };
}
