import { useEffect, useId, useRef, type ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../button/icon-button';
import { XIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { useTexts } from '../texts/use-texts';
import { TitleText } from '../text/title-text';
import { dialogTexts } from './dialog-texts';

export type DialogProps = {
  open: boolean;
  title: string;
  /** Called on Escape, the close button and a click outside; the caller then sets `open` to false. */
  onClose: () => void;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  /** `side` is a drawer from the edge of the screen, `bottom` a sheet over most of it. */
  placement?: 'middle' | 'side' | 'bottom';
};

// The second click of a double click that opened the dialog must neither confirm nor close it.
const settle = keyframes`from, 99% { pointer-events: none; }`;

const Box = styled.dialog`
  width: min(480px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow);

  &:not([open]) {
    display: none;
  }
  &::backdrop {
    background: var(--scrim);
  }
  &[data-placement='middle'] {
    animation: ${settle} 300ms;
  }
  &[data-placement='side'] {
    width: min(360px, calc(100vw - 48px));
    height: 100dvh;
    max-height: none;
    margin: 0 0 0 auto;
    border-width: 0 0 0 1px;
    border-radius: 0;
  }
  &[data-placement='bottom'] {
    width: 100vw;
    max-width: 100vw;
    height: 92dvh;
    max-height: none;
    margin: auto 0 0;
    border-width: 1px 0 0;
    border-radius: 16px 16px 0 0;
  }
  &[data-placement='bottom'] > header {
    position: sticky;
    z-index: 5;
    top: 0;
    padding-inline-start: 16px;
    background: var(--surface);
  }
  &[data-placement='bottom'] > [data-part='body'] {
    padding-inline: 16px;
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding: 12px 12px 4px 24px;
  }
  [data-part='body'] {
    padding: 8px 24px 24px;
    overflow-wrap: anywhere;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 12px;
    padding: 16px 24px;
    border-top: 1px solid var(--line);
  }
`;

/** A modal dialog. It uses the native `<dialog>`, which traps the focus and restores it. */
export function Dialog({ open, title, onClose, children, actions, placement = 'middle' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  const texts = useTexts('dialog', dialogTexts);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    // iOS before 15.4 has no dialogs: it shows the box in the page.
    dialog.showModal?.();
    dialog.setAttribute('open', '');
    // Focus the title, which should be read first. The browser would focus the close button.
    heading.current?.focus();
    const root = document.documentElement;
    const before = root.style.overflow;
    root.style.overflow = 'hidden';
    return () => {
      dialog.close?.();
      dialog.removeAttribute('open');
      root.style.overflow = before;
    };
  }, [open]);

  return (
    <Box
      ref={ref}
      aria-labelledby={titleId}
      data-placement={placement}
      onCancel={(event) => {
        // The caller owns `open`; the browser must not close the dialog by itself.
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // Selecting text with the mouse may end outside: the browser reports that as a click on the dialog.
        if (event.target !== event.currentTarget || !pressedOutside.current) return;
        // The second click of a double click that opened the dialog lands on the backdrop.
        if (event.detail < 2) onClose();
      }}
    >
      {open && (
        <>
          {/* A dialog is no page: its parts are no landmarks. */}
          <header role="none">
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              <TitleText>{title}</TitleText>
            </h2>
            <IconButton label={texts.close} onClick={onClose}>
              <Icon of={XIcon} size={20} />
            </IconButton>
          </header>
          <div data-part="body">{children}</div>
          {actions && <footer role="none">{actions}</footer>}
        </>
      )}
    </Box>
  );
}
