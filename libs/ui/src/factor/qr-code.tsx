import styled from 'styled-components';
import { useEffect, useState } from 'react';

// White around it in both themes: a scanner needs the contrast.
const Picture = styled.img`
  width: 200px;
  height: 200px;
  border-radius: var(--radius);
`;

/** A text as a QR code. The library loads when a code is shown. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let current = true;
    void import('qrcode')
      .then(({ toDataURL }) => toDataURL(text, { margin: 2, width: 400 }))
      .then((url) => current && setAddress(url))
      .catch(() => undefined);
    return () => {
      current = false;
    };
  }, [text]);
  return address ? <Picture src={address} alt={label} /> : null;
}
