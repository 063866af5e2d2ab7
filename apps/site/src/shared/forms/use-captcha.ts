import { signInRequests } from '@portal/api-client/customer/sign-in-requests';
import type { CaptchaUse } from '@portal/contract/customer';
import { useCallback, useEffect, useState } from 'react';
import { useInstallation } from '../installation/installation';
import { blankImage } from './blank-image';
import { randomId } from './random-id';

export interface Captcha {
  src: string;
  /** URL of the same digits, spoken; empty before the first image. */
  spoken: string;
  /** The id of the image, sent with the typed text; empty before the first image. */
  random: string;
  refresh: () => void;
}

const none = { src: blankImage, spoken: '', random: '' };

/** The current image captcha. The first image is fetched once enabled, never on the server. */
export function useCaptcha(use: CaptchaUse, enabled = true): Captcha {
  const { http } = useInstallation();
  const [shown, setShown] = useState<Omit<Captcha, 'refresh'>>(none);

  const refresh = useCallback(() => {
    const random = randomId();
    Promise.all([import('../installation/gateway'), http()]).then(
      ([{ addressOf }, loaded]) => {
        const asked = { random, for: use };
        const src = addressOf(loaded, signInRequests.captcha, asked);
        const spoken = addressOf(loaded, signInRequests.captcha, { ...asked, as: 'audio' });
        setShown({ src, spoken, random });
      },
      () => setShown(none),
    );
  }, [http, use]);

  useEffect(() => {
    if (enabled) refresh();
  }, [enabled, refresh]);

  return { ...shown, refresh };
}
