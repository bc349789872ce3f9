interface SharedPicture {
  /** of this site */
  path: string;
  /** of the file */
  name: string;
  title: string;
}

/** Hands a picture of this site to the device's share menu, or keeps it as a file where there is none. */
export async function sharePicture({ path, name, title }: SharedPicture): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`no picture: ${answer.status}`);
  await shareBlob(await answer.blob(), name, title);
}

/**
 * The same with a picture that was drawn here.
 * @param name of the file
 */
export async function shareBlob(picture: Blob, name: string, title: string): Promise<void> {
  const file = new File([picture], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
    } catch (error) {
      // whoever closes the menu again has decided
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
    return;
  }
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
