import { useEffect, useState } from 'react';

/** A URL by which an `img` shows a picture that was loaded with the session's token; undefined until it is loaded. */
export function usePictureUrl(picture: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!picture) return;
    const created = URL.createObjectURL(picture);
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(undefined);
    };
  }, [picture]);
  return url;
}
