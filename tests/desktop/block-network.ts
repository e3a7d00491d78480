/**
 * Loaded before a program that must not use the network: rejects each connection that it attempts, and logs it for the
 * test, even if the program ignores the error.
 */
import { Socket } from 'node:net';

Socket.prototype.connect = (...parameters) => {
  console.error('Tried to connect:', JSON.stringify(parameters));
  throw new Error('No network in this test');
};
