import { customerRequests } from '@portal/api-client/customer/requests';
import { useCallback, useEffect, useState } from 'react';
import { useInstallation } from '../installation/installation';
import { blankImage } from './blank-image';
import { randomId } from './random-id';

export interface Captcha {
  src: string;
  /** The id of the image, sent with the typed text; empty before the first image. */
  random: string;
  refresh: () => void;
}

/** The current image captcha. The first image is fetched once enabled, never on the server. */
export function useCaptcha(enabled = true): Captcha {
  const { http } = useInstallation();
  const [shown, setShown] = useState({ src: blankImage, random: '' });

  const refresh = useCallback(() => {
    const random = randomId();
    Promise.all([import('../installation/gateway'), http()]).then(
      ([{ addressOf }, loaded]) => setShown({ src: addressOf(loaded, customerRequests.captcha, { random }), random }),
      () => setShown({ src: blankImage, random: '' }),
    );
  }, [http]);

  useEffect(() => {
    if (enabled) refresh();
  }, [enabled, refresh]);

  return { ...shown, refresh };
}
