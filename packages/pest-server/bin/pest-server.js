#!/usr/bin/env node
// A file that is there before anything is built: npm links no program that is missing.
import '../dist/main.js';
