/**
 * Tells when the device is on another network than before: the way that was found leads through one that is gone.
 * @returns stops telling
 */
export function onNetworkChange(changed: () => void): () => void {
  const { connection } = navigator as Navigator & { connection?: EventTarget };
  addEventListener('online', changed);
  connection?.addEventListener('change', changed);
  return () => {
    removeEventListener('online', changed);
    connection?.removeEventListener('change', changed);
  };
}
