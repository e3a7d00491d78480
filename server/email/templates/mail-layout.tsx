import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { directionOf, type Language } from '#contract/facts/languages.ts';
import { initialsOf } from '#contract/initials.ts';
import { languageDetails } from '#contract/languages.ts';
import { product } from '#contract/product.ts';
import { darkStyles, markStyle, pictureStyle, scaled, styles } from './mail-styles.ts';

export interface MailLayoutProps {
  language: Language;
  /** Shown by mail clients next to the subject. */
  preview: string;
  title: string;
  /** Person or organization that the mail is about: a picture of the initials stands above the title. */
  organization?: { id: string; name: string } | undefined;
  /** Why the mail was sent. */
  footer: string;
  children: ReactNode;
}

/** The layout of every mail: language, direction, themes, wordmark, title, and why it was sent. */
export function MailLayout(props: MailLayoutProps) {
  const { language, preview, title, organization, footer, children } = props;
  const direction = directionOf(language);
  const scale = languageDetails[language].mailScale;
  const align = direction === 'rtl' ? 'right' : 'left';
  return (
    <Html lang={language} dir={direction}>
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="mail-canvas" dir={direction} style={styles.body}>
        <Container className="mail-surface" dir={direction} style={{ ...styles.container, textAlign: align }}>
          <Text className="mail-mark" style={styles.wordmark}>
            <img src="cid:mark" alt="" width={24} height={24} style={markStyle(direction)} />
            <bdi>{product.name}</bdi>
          </Text>
          {organization && <InitialsPicture {...organization} />}
          <h1 className="mail-text" style={scaled(styles.title, scale)}>
            {title}
          </h1>
          {children}
          <MailNote language={language}>{footer}</MailNote>
        </Container>
      </Body>
    </Html>
  );
}

/**
 * Drawn rather than an image: a picture of the network would tell its owner who opens the mail, and the stored ones are
 * WebP, which Outlook does not show. A table keeps its size where mail clients ignore that of other elements.
 */
function InitialsPicture({ id, name }: { id: string; name: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 12px' }}>
      <tbody>
        <tr>
          <td aria-hidden="true" width={40} height={40} style={pictureStyle(id)}>
            {initialsOf(name)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

export function MailParagraph({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <Text className="mail-text" style={scaled(styles.paragraph, languageDetails[language].mailScale)}>
      {children}
    </Text>
  );
}

interface MailLinkProps {
  language: Language;
  label: string;
  link: string;
}

export function MailLink({ language, label, link }: MailLinkProps) {
  return (
    <MailParagraph language={language}>
      <a className="mail-mark" href={link} style={styles.link}>
        {label}
      </a>
    </MailParagraph>
  );
}

/** The one thing to do about a mail. */
export function MailButton({ language, label, link }: MailLinkProps) {
  return (
    <MailParagraph language={language}>
      <a href={link} style={styles.button}>
        {label}
      </a>
    </MailParagraph>
  );
}

export function MailNote({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <Text className="mail-soft" style={scaled(styles.soft, languageDetails[language].mailScale)}>
      {children}
    </Text>
  );
}
