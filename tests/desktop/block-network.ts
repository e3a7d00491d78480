/**
 * Loaded ahead of a program that must do without the network: each connection that it tries is refused, and named where
 * the test sees it, also where the program takes no notice.
 */
import { Socket } from 'node:net';

Socket.prototype.connect = (...parameters) => {
  console.error('Tried to connect:', JSON.stringify(parameters));
  throw new Error('No network in this test');
};
