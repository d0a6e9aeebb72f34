import { BRAND } from 'mf-shared/brand';
import { BusinessBenefits } from './BusinessBenefits.tsx';
import { Hero } from './Hero.tsx';
import { IntroVideo } from './IntroVideo.tsx';
import { UserBenefits } from './UserBenefits.tsx';
import { WhyUs } from './WhyUs.tsx';

export function LandingPage() {
  return (
    <>
      <title>{`${BRAND} | Halısaha bulun, saatinizi ayırın`}</title>
      <Hero />
      <IntroVideo />
      <UserBenefits />
      <BusinessBenefits />
      <WhyUs />
    </>
  );
}
