import { type FollowBuildInput, followBuild } from '../follow-build.ts';
import { readInput } from '../read-input.ts';

followBuild(readInput<FollowBuildInput>());
