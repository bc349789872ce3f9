/**
 * The resolver of a procedure that has nothing to answer (`.output(done)`).
 * @param work what it does; its result stays here
 */
export const thenOk =
  <Call>(work: (call: Call) => Promise<unknown>) =>
  async (call: Call): Promise<{ ok: true }> => {
    await work(call);
    return { ok: true };
  };
