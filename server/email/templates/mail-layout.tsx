import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { directionOf, type Language, languageDetails } from '#contract/languages.ts';
import { product } from '#contract/product.ts';
import { darkStyles, markStyle, scaled, styles } from './mail-styles.ts';

export interface MailLayoutProps {
  language: Language;
  /** Shown by mail clients next to the subject. */
  preview: string;
  title: string;
  /** Why the mail was sent. */
  footer: string;
  children: ReactNode;
}

/** The layout of every mail: language, direction, themes, wordmark, title, and why it was sent. */
export function MailLayout({ language, preview, title, footer, children }: MailLayoutProps) {
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

export function MailParagraph({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <Text className="mail-text" style={scaled(styles.paragraph, languageDetails[language].mailScale)}>
      {children}
    </Text>
  );
}

export function MailLink({ language, label, link }: { language: Language; label: string; link: string }) {
  return (
    <MailParagraph language={language}>
      <a className="mail-mark" href={link} style={styles.link}>
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
