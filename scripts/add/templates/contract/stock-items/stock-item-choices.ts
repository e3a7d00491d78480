/*: choices */
