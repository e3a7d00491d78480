import { defineApp } from '#contract/facts/define-app.ts';
import { app } from '#contract/features/app.ts';

// What is tested below the entries asks for it, too.
defineApp(app);
